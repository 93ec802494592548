// Made by scripts/lock-compilers.mjs.

/** One release of the npm package `solc`. */
export interface CompilerLock {
  /** The version under which npm has it. */
  readonly published: string
  /** Of the archive, as npm writes it: `sha512-` and base64. */
  readonly integrity: string
  /** Size of the archive. */
  readonly bytes: number
  /** Of the compiler in it, `package/soljson.js`, in hexadecimal. */
  readonly sha256: string
}

/** The compilers that can be fetched, oldest first. */
export const compilerLock: Readonly<Record<string, CompilerLock>> = {
  '0.4.13': {
    published: '0.4.13',
    integrity:
      'sha512-MGYIjGItV0EPOZV9gaQJV94XkQ2zu+z9Whrj3Wxvu9Ybd/ulY1mopYAkf0R7L65j/TSmFC4yG1w/VcGD3CYidg==',
    bytes: 2289704,
    sha256: 'f359e1a7d60cd6259caa91a641e29d99faf97a47d7e75318516196248fdbf862',
  },
  '0.4.14': {
    published: '0.4.14',
    integrity:
      'sha512-CL2EjgrfkAKrCtKBV9cZH/pcQ+xFJvmY5Rsv7iHN4XRX0bl5qdfYGG7flIQIc5SCDhOw5foRdGMqScnm+37C+g==',
    bytes: 1356533,
    sha256: '83cbe2d5eea94bb7c37ad2f4f9827a67c133852468f8d7c69ea72b9bde0d4b48',
  },
  '0.4.15': {
    published: '0.4.15',
    integrity:
      'sha512-l7q9RYW7cxu8kaGlJak6llAdXuV1KajnYekaOnM8/MkshYyhGc/1YBDPlCN/hIWMhqKhrZDt0zIChohmgqP9OQ==',
    bytes: 1357241,
    sha256: '6e81a09fdf1c630b51a3d7ede35a828f02be2e3ed53d97d361267bc915d774ff',
  },
  '0.4.16': {
    published: '0.4.16',
    integrity:
      'sha512-Vc4R+cPk+YsdlAQBmrhm4kxiLPvXUseg780cH1P4EVxYpxLRZIpic6zgbVFhDYFDLlTVuAxsBVKxYD5LlOMMGg==',
    bytes: 1534742,
    sha256: '6ebd370d42785bf3a3523b798d85b53711a0f7766c82a465420f67bf403bdd38',
  },
  '0.4.17': {
    published: '0.4.17',
    integrity:
      'sha512-39Tmo2r+qclwW7ooLXMLzMSxmoGtHy3/p2sDKdA9NM/+MRtzLm/AFKj4BY2Cocg3gwkfJzKTEx6X0wiI4fIZ/A==',
    bytes: 1559007,
    sha256: 'a52d6dddca6c3df5a6364cc11f93a6dd1c58e38e8c740f27e39f98e43cdaafce',
  },
  '0.4.18': {
    published: '0.4.18',
    integrity:
      'sha512-Kq+O3PNF9Pfq7fB+lDYAuoqRdghLmZyfngsg0h1Hj38NKAeVHeGPOGeZasn5KqdPeCzbMFvaGyTySxzGv6aXCg==',
    bytes: 1566956,
    sha256: '905e3d253406973f545666d79cd64c5c85985992f68fa35935f60249e311d74f',
  },
  '0.4.19': {
    published: '0.4.19',
    integrity:
      'sha512-hvi/vi9rQcB73poRLoLRfQIYKwmdhrNbZlOOFCGd5v58gEsYEUr3+oHPSXhyk4CFNchWC2ojpMYrHDJNm0h4jQ==',
    bytes: 1603921,
    sha256: '61071ed96228ac7b88ccb9c6eeae9a152daf6c06f19bb15b45b7ed22226a27e8',
  },
  '0.4.20': {
    published: '0.4.20',
    integrity:
      'sha512-LrP3Jp4FS3y8sduIR67y8Ss1riR3fggk5sMnx4OSCcU88Ro0e51+KVXyfH3NP6ghLo7COrLx/lGUaDDugCzdgA==',
    bytes: 1646406,
    sha256: '2dbd26d82bae11c5469c5a4cc6c04d96e8fa0d6c3e1a98052133840794ed28f6',
  },
  '0.4.21': {
    published: '0.4.21',
    integrity:
      'sha512-8lJmimVjOG9AJOQRWS2ph4rSctPMsPGZ4H360HLs5iI+euUlt7iAvUxSLeFZZzwk0kas4Qta7HmlMXNU3yYwhw==',
    bytes: 1670032,
    sha256: 'c58b63408782a254767d1513bd20febfcda3e611a76932279d0ed507900cdc67',
  },
  '0.4.22': {
    published: '0.4.22',
    integrity:
      'sha512-ExrPo2qqCPXo4vXEJaROHExlBdIqgV1vv5fwXMwIc19AUujlQyfyXX8AM7kOQ7xkyHqZ3rj7LJ/BHssAbHym6w==',
    bytes: 1725550,
    sha256: '770884d5d6ac8daf6a04585436d246fddc26be3e6914c30f6cacd8d7f93e376c',
  },
  '0.4.23': {
    published: '0.4.23',
    integrity:
      'sha512-AT7anLHY6uIRg2It6N0UlCHeZ7YeecIkUhnlirrCgCPCUevtnoN48BxvgigN/4jJTRljv5oFhAJtI6gvHzT5DQ==',
    bytes: 1726232,
    sha256: '7c7011c0fa6838cfe0368b30ed4a61d2b4f77f4ba9cdeff8e8f08c44286bd7dd',
  },
  '0.4.24': {
    published: '0.4.24',
    integrity:
      'sha512-2xd7Cf1HeVwrIb6Bu1cwY2/TaLRodrppCq3l7rhLimFQgmxptXhTC3+/wesVLpB09F1A2kZgvbMOgH7wvhFnBQ==',
    bytes: 1764953,
    sha256: '9d9ec631865882a435fc577126fe068ccdf9c3962aa439acb2cdd0794907fccc',
  },
  '0.4.25': {
    published: '0.4.25',
    integrity:
      'sha512-jU1YygRVy6zatgXrLY2rRm7HW1d7a8CkkEgNJwvH2VLpWhMFsMdWcJn6kUqZwcSz/Vm+w89dy7Z/aB5p6AFTrg==',
    bytes: 1765432,
    sha256: '6d666d08307afe4a40aa57140794f835a338d2ac4436154ad1a0f043851ac2cd',
  },
  '0.4.26': {
    published: '0.4.26',
    integrity:
      'sha512-o+c6FpkiHd+HPjmjEVpQgH7fqZ14tJpXhho+/bQXlXbliLIS/xjXb42Vxh+qQY1WCSTMQ0+a5vR9vi0MfhU6mA==',
    bytes: 1914455,
    sha256: '357adb49bb74c9eabaa034db28f96b4105def2b052c7795db8e30ad9a34cc551',
  },
  '0.5.0': {
    published: '0.5.0',
    integrity:
      'sha512-mdLHDl9WeYrN+FIKcMc9PlPfnA9DG9ur5QpCDKcv6VC4RINAsTF4EMuXMZMKoQTvZhtLyJIVH/BZ+KU830Z8Xg==',
    bytes: 1820322,
    sha256: '0a6b1175a618d0341da604a672f4735a96de862b4611b79fb02b6424336df3d9',
  },
  '0.5.1': {
    published: '0.5.1',
    integrity:
      'sha512-+RJfa5zRpWBm8DhEiEScIzEzPHWppwHSp/2yV9qvM/lNr0Y8cCv2mcNiXy+R6SSV0OoskhPEfe6Fwa4QQEgxlg==',
    bytes: 1870463,
    sha256: 'a9856e3ac7ae3c943f457054f95552a9cc128694e196e4774e183fd7fbd6f9ae',
  },
  '0.5.2': {
    published: '0.5.2',
    integrity:
      'sha512-gZSRM+2HKe8TXeXE+RJtdPq9+8IxpukMnUXXfphJ4d5duHfKfi7lu0eBFh6WSWvnYQ8xis+sfidiurOop2q1KQ==',
    bytes: 1908080,
    sha256: 'f855a1e0816ac4426b8a9eebf37273b89acbb18b076a519935a05ca212c71f34',
  },
  '0.5.3': {
    published: '0.5.3',
    integrity:
      'sha512-H9apkutqTa+zEF1T13q5fvAC0aMcbdg6JkUiGXObTJuZydq6Z6EgjI1OS9MGz0y3z4c0Vp1Ww2waEq0jMRm/Rw==',
    bytes: 2014030,
    sha256: '306e67055dab5a25572a322b6eee5c82018750f97ebd5700ee46913d06d0fc80',
  },
  '0.5.4': {
    published: '0.5.4',
    integrity:
      'sha512-Jz3yz2mct0AYzR83/jBgxDqrLXTHhYUg2G2PVJbMMt5Vu+8e3Of1Mn3nvjPw5mh46jrzt8l4fBN7vHqG5ZF0cw==',
    bytes: 2081697,
    sha256: 'b0ed6d5b9ff105e8169887da4798a4a1421a7317b02f1cacd06bfe6f69e5d389',
  },
  '0.5.5': {
    published: '0.5.5',
    integrity:
      'sha512-eh24ieiUC/M0tQPvK/YtORXzW4QNinFzDmF9Nj7/zXlxD06pLz4cnWExz7mzAmiI7f5xFfXlitLbLn2w3U6niw==',
    bytes: 2509186,
    sha256: '4b78ddd0da9d01983e9893dbe6d66152f4049dca09ca97cf26a6b8939bc793e3',
  },
  '0.5.6': {
    published: '0.5.6',
    integrity:
      'sha512-BuvrLwOSAGEUbE4jffLBcO9Vm8OVgxImE5qFTHzjH2n+RqBHeqDDOY0gU4LvGWsA6ttjADJyRriF9Pp0vjIq2g==',
    bytes: 2548054,
    sha256: 'ef3429cc24ff6d6e89484210d72bbc43ba2541b9d2f00f797b6575270ece69d4',
  },
  '0.5.7': {
    published: '0.5.7',
    integrity:
      'sha512-DaYFzB3AAYjzPtgUl9LenPY2xjI3wG9k8U8T8YE/sXHVIoCirCY5MB6mhcFPgk/VyUtaWZPUCWiYS1E6RSiiqw==',
    bytes: 2657362,
    sha256: '704e67e356ad4df45425c03f8852b4ce67152121abe41486a90afe9d65b1c72b',
  },
  '0.5.8': {
    published: '0.5.8',
    integrity:
      'sha512-RQ2SlwPBOBSV7ktNQJkvbiQks3t+3V9dsqD014EdstxnJzSxBuOvbt3P5QXpNPYW1DsEmF7dhOaT3JL7yEae/A==',
    bytes: 2618164,
    sha256: 'dda3f35c4bd4380ae66a3268df92c260d707cea256dfcafa265637b6d8bd63f5',
  },
  '0.5.9': {
    published: '0.5.9',
    integrity:
      'sha512-IyCEXnSbpb3ii8FkgNu0QDtCtnvyGCtYNQejOaIZi6/9/CLJ2ozDHN2oNG26HfGZ8op9yDgqC+5SHziFvkRZuA==',
    bytes: 2827600,
    sha256: '9c6970aeed958d8d169857f728cbeb36aaff77bf7b56d1a8b219de4b983f765b',
  },
  '0.5.10': {
    published: '0.5.10',
    integrity:
      'sha512-Stdrh/MDkopsXYPRzPehTNYuV80Grr2CnQMuFvWj+EeRVbe3piGHxW47KebWn1sGdmK8FLaMfUehccqJP0KovQ==',
    bytes: 2878186,
    sha256: '025e26a7c16f1ad2c2afd43b82bcc0ab90e56149c153524a4e7e72365c16c31f',
  },
  '0.5.11': {
    published: '0.5.11',
    integrity:
      'sha512-F8avCCVDYnJzvIm/ITsU11GFNdFI4HaNsME+zw9lK5a3ojD3LZN2Op2cIfWg7w1HeRYRiMOU1dM77saX6jUIKw==',
    bytes: 3058371,
    sha256: 'b6012fb777a7f842a6e7efe8c50cb2eba3b3997c72b761810823e796d4390d44',
  },
  '0.5.12': {
    published: '0.5.12',
    integrity:
      'sha512-OX/AGZT04tuUsagoVXSZBiBZYJReA02hdwZOfRkB03/eeYP9Dl3pr+M+au+1MhssgiuWBlFPN7sRXFiqwkAW2g==',
    bytes: 3163518,
    sha256: '6fac4f65543e0796886a7e9b01869a2b53e2dcbe898f818220d0bae64e98cd13',
  },
  '0.5.13': {
    published: '0.5.13',
    integrity:
      'sha512-osybDVPGjAqcmSKLU3vh5iHuxbhGlJjQI5ZvI7nRDR0fgblQqYte4MGvNjbew8DPvCrmoH0ZBiz/KBBLlPxfMg==',
    bytes: 3190839,
    sha256: '89b634fb1c6010ea3c45fe9fc2365601c3d38289ecc7ae02807a0433bc198ba1',
  },
  '0.5.14': {
    published: '0.5.14',
    integrity:
      'sha512-I/MCeOKjnLXxcD65wA+E37BxdERoAYoLeyJ5GnXFijICLmvhzt0xz59R92Zw3TPyJYnHSErKBYpMsfnZVyQJaQ==',
    bytes: 2679877,
    sha256: 'de67a88e4c35bd5da5dc7a8f538ae3116e97bec0df8af6edd26bbe843d41082e',
  },
  '0.5.15': {
    published: '0.5.15',
    integrity:
      'sha512-uI+7XtBu/0CXRc8IMjzxbh0haLwaBF32VxAkkks06zEk+mVcsQbHdjvojXX6zQYtZVuXdVYPVccoIjEhvvqKnQ==',
    bytes: 2679884,
    sha256: '5ec673e7ed29b0b23900d95ec926b3c32190831213f0d0b043e9112ef07534cf',
  },
  '0.5.16': {
    published: '0.5.16',
    integrity:
      'sha512-weEtRtisJyf+8UjELs7S4ST1KK7UIq6SRB7tpprfJBL9b5mTrZAT7m4gJKi2h6MiBpuSWfnraK8BnkyWzuTMRA==',
    bytes: 2679954,
    sha256: '52ad76de0634e875ac3d50e09a0057532ff53c6d851ef61204af1b0d620797b6',
  },
  '0.5.17': {
    published: '0.5.17',
    integrity:
      'sha512-qpX+PGaU0Q3c6lh2vDzMoIbhv6bIrecI4bYsx+xUs01xsGFnY6Nr0L8y/QMyutTnrHN6Lb/Yl672ZVRqxka96w==',
    bytes: 2680166,
    sha256: 'dac1bc7560247d3e69bce9891f7eb2218a6a8d0106d9cdb4de8e03ede4546153',
  },
  '0.6.0': {
    published: '0.6.0',
    integrity:
      'sha512-fYVRKbJLbg0oETBuAJN/ts0X/hj2YgOAl3ly3nrm/qhleVr22ecl3OSXW3hRmOWvH81hJ2KHRYRQWgqioK6d0A==',
    bytes: 2771095,
    sha256: '4a9223dc645e2600d5e250420ed50f77b6f5180b1519711195b9d5bae8e643de',
  },
  '0.6.1': {
    published: '0.6.1',
    integrity:
      'sha512-iKqNYps2p++x8L9sBg7JeAJb7EmW8VJ/2asAzwlLYcUhj86AzuWLe94UTSQHv1SSCCj/x6lya8twvXkZtlTbIQ==',
    bytes: 2772763,
    sha256: '599cfe3faf33c09e3792b245d1e5d5c5eba07acc452f29c98e461d3bf060fda9',
  },
  '0.6.2': {
    published: '0.6.2',
    integrity:
      'sha512-PIFb/i7HSQXXfsXHlGDR+B2BCaQ+Bx7gpZ7bz+zLz2rPePyxkIJgLmb4rgRKYxEnIp5dKilcjKRPbrz8GNlIHQ==',
    bytes: 2234940,
    sha256: '25f564cbecc5bfe95d6d358e0e7543c31ece0ab1332c555ff323ca163711bd2b',
  },
  '0.6.3': {
    published: '0.6.3',
    integrity:
      'sha512-Mu4orZUrNYJAOab4Tdq36EGYsFBnaji4ykiT5COQWOPTo3gJ6dBKKszmeOaox96sKyt1MeZTS0/pcY5n8qQiXg==',
    bytes: 2286081,
    sha256: 'f89514dedd8cfb3c4d351580ff80b8444acde702f8be0e5fad710fe6e906c687',
  },
  '0.6.4': {
    published: '0.6.4',
    integrity:
      'sha512-HjUCys7ue9n7lGCa1XNf+wDdEY/wY64CpwnD4iPxW+BYYUX6ytwWXKitoolPXOOVxq4jewvwtL7Pngs+5k954A==',
    bytes: 2310059,
    sha256: 'a4fd5bb021259cdde001b03dac0e66353a3b066b47eb2476acb58b2610a224ca',
  },
  '0.6.5': {
    published: '0.6.5',
    integrity:
      'sha512-syvJgAYia/hOXIYTGSPSQYQmDLlMXhOZW5J7dGBUFU0oYoDyZ8jRsHYq9D12w8iNlum0tzWJ+vGV4EEvAJe+0Q==',
    bytes: 2352173,
    sha256: 'f8f83757e73f33f44389d1fa72d013fb266454a8dd9bb6897c7776f8fc3b0231',
  },
  '0.6.6': {
    published: '0.6.6',
    integrity:
      'sha512-p0IO/1fRaHWKN+qR+mUivpwnBpFYD8EoFAzT8VL4lmllNwsyEO7TJJAc2QK0XUeWOYOT92NWKhDNNNLTVbHShA==',
    bytes: 2353847,
    sha256: '09f6098026622c5c334c7798c3ad2b8f7c0ebc62f87846c7d5e7e725c3d1cbc2',
  },
  '0.6.7': {
    published: '0.6.7',
    integrity:
      'sha512-a3iocjS1yGzw3Wy7jkqSLX3Vg1lMDCyoKZoVfpOagRGWkh37f11BrcUDO8f73rjdpw2WUBSLJtTQ26i52/0JOg==',
    bytes: 2399971,
    sha256: 'b795f1b20f065a0aee492c24071fc1efa1633c3caab77cff20278a9ae822f04e',
  },
  '0.6.8': {
    published: '0.6.8',
    integrity:
      'sha512-7URBAisWVjO7dwWNpEkQ5dpRSpSF4Wm0aD5EB82D5BQKh+q7jhOxhgkG4K5gax/geM0kPZUAxnaLcgl2ZXBgMQ==',
    bytes: 2444950,
    sha256: '3e8b01cbd194e40971b41017ada7c8b2fa941b0458cb701bdfb6a82257ca971b',
  },
  '0.6.9': {
    published: '0.6.9',
    integrity:
      'sha512-DZ7lO6fpJQVMffN0vnVufyjQCkJMnqAOaqKWoqqK3ZjqA/Wl/emwFjUgMArUjtNSlQKcPUHN1GsvKZzaOOycXA==',
    bytes: 7054233,
    sha256: 'f1724fd46b7a353561b3f8d473b0dc8c855b6d84b5af559d7e3326ac79b9d758',
  },
  '0.6.10': {
    published: '0.6.10',
    integrity:
      'sha512-+oHwIvNjg3bxXvL9yua/Z4ZFEdkCkgRSh7aIGGb+mf/gzoA8PRKiKGYDsjMaj0CJLH1BTBOUpNFeYhhnUFfjRg==',
    bytes: 7059191,
    sha256: 'fa27ce9d23bddaa76a4aefbafa48e48affde9a1ee7c8a5e8784cf8d4c390f655',
  },
  '0.6.11': {
    published: '0.6.11',
    integrity:
      'sha512-qMe8epy45eMzXZ9IGDk986NGjakC5/s+yPGuO99YsDaJQitxDAd3rIItlzxgfEvjr0xNJ3IaqGAGvvJ0/59nfA==',
    bytes: 6606917,
    sha256: '9778e4a7667d5fd7632caf3ef3791d390a7cc217f94f96e919a31e3be332386a',
  },
  '0.6.12': {
    published: '0.6.12',
    integrity:
      'sha512-Lm0Ql2G9Qc7yPP2Ba+WNmzw2jwsrd3u4PobHYlSOxaut3TtUbj9+5ZrT6f4DUpNPEoBaFUOEg9Op9C0mk7ge9g==',
    bytes: 6628256,
    sha256: '3e1956c550ca48e289044c7c0bd892403081b4b5e17e77ce707c815ce6c4228f',
  },
  '0.7.0': {
    published: '0.7.0',
    integrity:
      'sha512-4mpz0XimxHpR7X/YIpM2C4hX+wGTenACJX8Vch6I1jgwwQoZElqnaKHD/f2z9/B8jdU5eim5NGcgg3XEY5rcrA==',
    bytes: 6645376,
    sha256: 'e7e1be3d0a67469f6a37cd676a22314c4faa8a22ff9d5ebde11302db754453eb',
  },
  '0.7.1': {
    published: '0.7.1',
    integrity:
      'sha512-LepFVKDOcZ1O3OskOy45XTQ6G4rMRTmsGjn4gssaOrI9uyJI9LL6/X2MlYqeJx22UrpPUtCjQAb5IFWRoOSe+w==',
    bytes: 6675195,
    sha256: '7fcc983c5149840a47b946fc51fc14f1c21cda07c01d650e4a1f814319cb1423',
  },
  '0.7.2': {
    published: '0.7.2',
    integrity:
      'sha512-fFaeyXAxzOCTNxtXWHCIlGh3AHTV93+luQG2fSmXhvO0Hl6mxgfW8Fc6UVnydXMt3ifna5xKpgjjk+VSWS8jfw==',
    bytes: 6827105,
    sha256: 'dfa3f2bb4589bdc9c054292173c82ee70e65af8d1971598f6e13b9b79ba94185',
  },
  '0.7.3': {
    published: '0.7.3',
    integrity:
      'sha512-GAsWNAjGzIDg7VxzP6mPjdurby3IkGCjQcM8GFYZT6RyaoUZKmMU6Y7YwG+tFGhv7dwZ8rmR4iwFDrrD99JwqA==',
    bytes: 6860926,
    sha256: 'caf4b1f3e01fcf946aad2d22bbe046b9dc4fd50049a05c3458ff239e2c93a785',
  },
  '0.7.4': {
    published: '0.7.4',
    integrity:
      'sha512-IVLqAfUkJqgTS0JIgFPeC50ehUeBXu2eE+iU+rqb6UeOyf6w/BB/EsNcTSTpjtUti8BTG/sCd2qVhrWVYy7p0g==',
    bytes: 6917447,
    sha256: '2b55ed5fec4d9625b6c7b3ab1abd2b7fb7dd2a9c68543bf0323db2c7e2d55af2',
  },
  '0.7.5': {
    published: '0.7.5',
    integrity:
      'sha512-RdcYGj2qjg+maWYRZPW65QvOOYbwexDT9xaOEQJtRI0TIYfzTJmslJ4f9S56VNjJsIR1zHdUIiPyuhF7wGIylw==',
    bytes: 6950808,
    sha256: '2ee1c6434a32a40b137ac28be12ceeba64701bfad5e80239690803d9c139908e',
  },
  '0.7.6': {
    published: '0.7.6',
    integrity:
      'sha512-WsR/W7CXwh2VnmZapB4JrsDeLlshoKBz5Pz/zYNulB6LBsOEHI2Zj/GeKLMFcvv57OHiXHvxq5ZOQB+EdqxlxQ==',
    bytes: 6961906,
    sha256: 'b94e69dfb056b3e26080f805ab43b668afbc0ac70bf124bfb7391ecfc0172ad2',
  },
  '0.8.0': {
    published: '0.8.0',
    integrity:
      'sha512-ypgvqYZhb/i5BM6cw9/5QkSlDJm/rLynsbWGP3kz6HeB6oNxPK6UMiB7jMr+tNVbQbBM/8l47vrI3XaDCHShjQ==',
    bytes: 6987053,
    sha256: 'c596765f9b3dce486cf596ea35676f37124d54f3ada0fcbc02f094c392066a59',
  },
  '0.8.2': {
    published: '0.8.2',
    integrity:
      'sha512-fMfcAPaePLfsOY82jqONt0RMh5M8m+pK6QtnMGMUFUm8uEDlUmoqnyLxGVFelosJaVfXhygAB+mTlb+HxiV7DQ==',
    bytes: 7206229,
    sha256: '015e83fb0b72ccdafb0c217961b21a0321adb2d3f2ad992f5e79635c2086e6dd',
  },
  '0.8.3': {
    published: '0.8.3',
    integrity:
      'sha512-VZvSHtwe2zAsoviClIpWjvrg22bIZ0pLtzFrYD9BtPfR7mhMZYwpptnzRizNaSvMngTR+gB9Ul8IyL5xaC7+jw==',
    bytes: 7217952,
    sha256: 'b5cedfa8de5f9421fbdaccf9fd5038652c2632344b3b68e5278de81e9aeac210',
  },
  '0.8.4': {
    published: '0.8.4',
    integrity:
      'sha512-krEdbucX9yY362l79gXTK2UHhsZ02aQjQOYTzcgTd/waApueo3yWGzjX0CDJ1ByOuW46WuKAyzfbRWdFNr6OYQ==',
    bytes: 7252482,
    sha256: '4a14c7bcaf0d988a829db2174b8f7731898aa8633216490603ad74bff64eca3c',
  },
  '0.8.5': {
    published: '0.8.5',
    integrity:
      'sha512-DKSVwLbQHXvmW9+EBFBn0bLiLsWoIzirvHLGkF1TZfN5E6aHjttAsFRYcMQOJryg4t9AX+AOKkyTlUqEcVBNqA==',
    bytes: 7305468,
    sha256: '4af595f976235d33a22ffe223e9e3210b4ca510f6a93f153b3daed60f2b11fbc',
  },
  '0.8.6': {
    published: '0.8.6',
    integrity:
      'sha512-miiDaWdaUnD7A6Cktb/2ug9f+ajcOCDYRr7vgbPEsMoutSlBtp5rca57oMg8iHSuM7jilwdxePujWI/+rbNftQ==',
    bytes: 7320468,
    sha256: '06a671efd8865a6ecc0ad648076177b35abcd06a7059888ea65111272e33a57f',
  },
  '0.8.7': {
    published: '0.8.7-fixed',
    integrity:
      'sha512-nWZRkdPwfBpimAelO30Bz7/hxoj+mylb30gEpBL8hhEWR4xqu2ezQAxWK1Hz5xx1NqesbgGjSgnGul49tRHWgQ==',
    bytes: 7293493,
    sha256: '663ba99f7c7ee907f0f03227502d48a78256c3c292ace3b79a5d3eb510665306',
  },
  '0.8.8': {
    published: '0.8.8',
    integrity:
      'sha512-u5N7fq4kABwyLKDbt9Xq99OiYBP7x56Pl/Oyz4TbNr9xbjgaMW2lhNIAZWtTme7Iuufw+3Tq5Ts3Bia56BOkvQ==',
    bytes: 7404336,
    sha256: '534b7d4079d13bb4cd10b7559dc105c2adec625df4105f20ebce47e6da60bfda',
  },
  '0.8.9': {
    published: '0.8.9',
    integrity:
      'sha512-dD8tQgGCrdWQPpbDTbQF048S3JAcpytOax2r5qPgQluKJPCRFT6c/fec0ZkbrRwRSeYT/qiKz0OKBDOinnGeWw==',
    bytes: 7419853,
    sha256: '5b25f987aae32a0275fdc6c1be36cc47cf126024a04dafd8e4be39a1d1d1422c',
  },
  '0.8.10': {
    published: '0.8.10',
    integrity:
      'sha512-I/Mcn6J5bEtJqveNLplQm9IRrhemm6v+qkw5S2+wM4x9HItJ1sYdrqVTN3j4DMhFDM3ZbvM0QywVzpPx666PHw==',
    bytes: 7641842,
    sha256: '5eaee3240a06891abf5ac70c75caf9a0c33ebe9a2736abdaa22a337f86c22933',
  },
  '0.8.11': {
    published: '0.8.11',
    integrity:
      'sha512-CdK4pk6VZowmXv7l4lftbr/QUWsHEr+xcdcGHJVgynD08gRwFT4zAFCb3b/eR0FUVVszcHulpGJwEoKRKKrnKw==',
    bytes: 7679499,
    sha256: '64117d4b13bfc5bc6e5f80823519b140e753a0c09e99edd756772dc3029bc1f8',
  },
  '0.8.12': {
    published: '0.8.12',
    integrity:
      'sha512-TU3anAhKWBQ/WrerJ9EcHrNwGOA1y5vIk5Flz7dBNamLDkX9VQTIwcKd3FiZsT0Ew8rSU7RTmJyGNHRGzP5TBA==',
    bytes: 6059271,
    sha256: 'ca11428a6645eab2c7329da80fe1eb9d9a9ca685da224562c43cf87ecd068660',
  },
  '0.8.13': {
    published: '0.8.13',
    integrity:
      'sha512-C0yTN+rjEOGO6uVOXI8+EKa75SFMuZpQ2tryex4QxWIg0HRWZvCHKfVPuLZ5wx06Sb6GBp6uQA5yqQyXZnXOJw==',
    bytes: 6012265,
    sha256: '723427bc2a01780f0774e8b5043d4c257c8dc84b836f5068ed53ceb7bcd0a734',
  },
  '0.8.14': {
    published: '0.8.14',
    integrity:
      'sha512-DBCeHa2UUkmKyUsVvbdiQ12uSPw/vsbxxaYKKkdFXEqzEStv3kexXcTW5DoXx+BvVzlTbHu+fBuddX7dmIBUCQ==',
    bytes: 6037580,
    sha256: '01e6f01dbea34a6e1104a360346944c054e411a4feeeb8a8dfc0f8253e45fe3f',
  },
  '0.8.15': {
    published: '0.8.15',
    integrity:
      'sha512-Riv0GNHNk/SddN/JyEuFKwbcWcEeho15iyupTSHw5Np6WuXA5D8kEHbyzDHi6sqmvLzu2l+8b1YmL8Ytple+8w==',
    bytes: 6041065,
    sha256: '6f5730c00e5c33ea62d9e942c3b86e55209dbeb31f975b5b6b69671564cb519a',
  },
  '0.8.16': {
    published: '0.8.16',
    integrity:
      'sha512-6oZg7FAhIouj2zYLvoR3Q4fMP/+BGPR7sY7GcrEXKIp+DRd8RmpDEFO1LUBKpClUiaYguNgmthTFmnPl4MeiMQ==',
    bytes: 6057482,
    sha256: '27b55a37c20f62bba94411fa31c18ab99f130e5cac2e548c9ca79507e85f0e2e',
  },
  '0.8.17': {
    published: '0.8.17',
    integrity:
      'sha512-Dtidk2XtTTmkB3IKdyeg6wLYopJnBVxdoykN8oP8VY3PQjN16BScYoUJTXFm2OP7P0hXNAqWiJNmmfuELtLf8g==',
    bytes: 6041286,
    sha256: '04184dd4a976c37a64c8d6470e25983cfdbb09b10ff371da9178f50d6e132745',
  },
  '0.8.18': {
    published: '0.8.18',
    integrity:
      'sha512-wVAa2Y3BYd64Aby5LsgS3g6YC2NvZ3bJ+A8TAIAukfVuQb3AjyGrLZpyxQk5YLn14G35uZtSnIgHEpab9klOLQ==',
    bytes: 6093357,
    sha256: 'b0661d90b6ded1a5501c9c43ca2d3353ca2244686d5e9f00bf01a38603e16470',
  },
  '0.8.19': {
    published: '0.8.19',
    integrity:
      'sha512-yqurS3wzC4LdEvmMobODXqprV4MYJcVtinuxgrp61ac8K2zz40vXA0eSAskSHPgv8dQo7Nux39i3QBsHx4pqyA==',
    bytes: 6124970,
    sha256: 'fba49e26930967a28d4f301088e126002ab6fbb755f37b5d0ee22b1bf4787070',
  },
  '0.8.20': {
    published: '0.8.20',
    integrity:
      'sha512-fPRnGspIEqmhu63RFO3pc79sLA7ZmzO0Uy0L5l6hEt2wAsq0o7UV6pXkAp3Mfv9IBhg7Px/oTu3a+y4gs3BWrQ==',
    bytes: 6283034,
    sha256: '033dc42a16378dd036a475b8a7080af83cfae1841eb6848ce1667c56193972ba',
  },
  '0.8.21': {
    published: '0.8.21',
    integrity:
      'sha512-N55ogy2dkTRwiONbj4e6wMZqUNaLZkiRcjGyeafjLYzo/tf/IvhHY5P5wpe+H3Fubh9idu071i8eOGO31s1ylg==',
    bytes: 6168530,
    sha256: '2617de93ef021257d550a575c4c9b5e6429fb5e9393d0146e0306d697e9776d5',
  },
  '0.8.22': {
    published: '0.8.22',
    integrity:
      'sha512-bA2tMZXx93R8L5LUH7TlB/f+QhkVyxrrY6LmgJnFFZlRknrhYVlBK1e3uHIdKybwoFabOFSzeaZjPeL/GIpFGQ==',
    bytes: 6178281,
    sha256: '56ff1772e688ebfa599a881dd4b6f609204862ab80571b7bbd65aabeeafdefa0',
  },
  '0.8.23': {
    published: '0.8.23',
    integrity:
      'sha512-uqe69kFWfJc3cKdxj+Eg9CdW1CP3PLZDPeyJStQVWL8Q9jjjKD0VuRAKBFR8mrWiq5A7gJqERxJFYJsklrVsfA==',
    bytes: 6179597,
    sha256: '9745559c347ccd7f9334b5e0aa00e884c23913952d943abdc0c6af85220a6b8e',
  },
  '0.8.24': {
    published: '0.8.24',
    integrity:
      'sha512-G5yUqjTUPc8Np74sCFwfsevhBPlUifUOfhYrgyu6CmYlC6feSw0YS6eZW47XDT23k3JYdKx5nJ+Q7whCEmNcoA==',
    bytes: 6216155,
    sha256: 'fb59b825b7d57f9de89cd9de2415b12aab1fcc7eb2573fd2bf5c9b969eacf4d9',
  },
  '0.8.25': {
    published: '0.8.25',
    integrity:
      'sha512-7P0TF8gPeudl1Ko3RGkyY6XVCxe2SdD/qQhtns1vl3yAbK/PDifKDLHGtx1t7mX3LgR7ojV7Fg/Kc6Q9D2T8UQ==',
    bytes: 6252302,
    sha256: '0f64342b01296023229ef1a54645789a9fb9fa7924144e717f363f9bb36a684d',
  },
  '0.8.26': {
    published: '0.8.26',
    integrity:
      'sha512-yiPQNVf5rBFHwN6SIf3TUUvVAFKcQqmSUFeq+fb6pNRCo0ZCgpYOZDi3BVoezCPIAcKrVYd/qXlBLUP9wVrZ9g==',
    bytes: 6342116,
    sha256: '35ba6661f3bdaed995fc7af14c405502290cf681b3fd062fe8738cfdf6db14ed',
  },
  '0.8.27': {
    published: '0.8.27',
    integrity:
      'sha512-BNxMol2tUAbkH7HKlXBcBqrGi2aqgv+uMHz26mJyTtlVgWmBA4ktiw0qVKHfkjf2oaHbwtbtaSeE2dhn/gTAKw==',
    bytes: 6413212,
    sha256: '7e87916c4bcce617eaee6a515e77318b8d8d6a59137cae81fd4afbcf41a6abb7',
  },
  '0.8.28': {
    published: '0.8.28',
    integrity:
      'sha512-AFCiJ+b4RosyyNhnfdVH4ZR1+TxiL91iluPjw0EJslIu4LXGM9NYqi2z5y8TqochC4tcH9QsHfwWhOIC9jPDKA==',
    bytes: 6432918,
    sha256: '9ef37cc1d2597ed6d2f706a960f449e33eb9eee920936cea77b11e6f43861970',
  },
  '0.8.29': {
    published: '0.8.29',
    integrity:
      'sha512-M1hmcsejAtT1RWC+wy45Oi8a82nSnDl65wDzA3/8uWTC7R7VcnrMVIHv6/LHqnQPZ7OM2RIeKh3zpNo4E5lYbw==',
    bytes: 6736147,
    sha256: 'b7fb054af1180a58b6284e79497a0c719299f84c6f200e110cf5c600757fbace',
  },
  '0.8.30': {
    published: '0.8.30',
    integrity:
      'sha512-9Srk/gndtBmoUbg4CE6ypAzPQlElv8ntbnl6SigUBAzgXKn35v87sj04uZeoZWjtDkdzT0qKFcIo/wl63UMxdw==',
    bytes: 6731800,
    sha256: '3bb491a777f76dff9b2fe73ce29ca20e21a971b59a2f2cf8f73415424f00be06',
  },
  '0.8.31': {
    published: '0.8.31',
    integrity:
      'sha512-wpccgDgu/aE/rRcF2F/LeN+4knK0734XTcjppyaQOticjYd/Giq1AJE3XPQZKEViAsY3sNaFKl7QpMRYrK35vg==',
    bytes: 6732540,
    sha256: '13546fc90b172935f0b0bc51355da576c279e7884588f080014dcb9d6cc9e960',
  },
  '0.8.32': {
    published: '0.8.32',
    integrity:
      'sha512-0GMCGXBaBdwHrXC/DVpFm3tdUnm6p6kUnKSjAJ+SQROM9w9F4wyLqrRr/KTYW7ygMIkEPQjB76prTqhkB4GF5Q==',
    bytes: 6733229,
    sha256: 'ad1516368b9c5e865b6ce5d1128a8f30938443351e2ba2dc1c957cd54130a469',
  },
  '0.8.33': {
    published: '0.8.33',
    integrity:
      'sha512-qPdHuAeg+DccqYz4Mq4grc7lOdgLA8wB8meCrMHcVXj70noKZhfAMzOCcOD/4RODZnn+sV3V6fWEyUkeVaBPVQ==',
    bytes: 6732938,
    sha256: '2ba03d6c7e9bc6be705e92769a86a2f0eb583b29ad2d6897db67fd9c2a4f2c38',
  },
  '0.8.34': {
    published: '0.8.34',
    integrity:
      'sha512-qf8HajA1sHhXRV0hMSDXLjVbc4v3Q+SQbL9zok+1WmgVj7Z4oMjMHxaysCzfGtFVqjZdfDDJWyZI+tcx5bO7Dw==',
    bytes: 6733414,
    sha256: '4d847e9615868981cd44a5d7b1896779e6dda323b88e9c693099e0aa8320f70d',
  },
  '0.8.35': {
    published: '0.8.35',
    integrity:
      'sha512-OaP/4zyoKRo2CjqZDxbtkeRlEo6MxP4FLCxntw1Agf9OSoecmwYKoFBSB34UcSKBFBucrTh3Mb0nRoJou62ibw==',
    bytes: 6578305,
    sha256: 'fa4345d648d9a09c6601ffc978e78e9f5267b54e6d91e8f8c473f44c0c16323b',
  },
  '0.8.36': {
    published: '0.8.36',
    integrity:
      'sha512-cnDhjWo8dC5FxnEwCrWxUsJS7RPsHf+pVUe9Tr/+b15sQ40WCVn4vX4R+tOvN5gRfEgiquvFzfF4VV0kSnknhw==',
    bytes: 6570834,
    sha256: 'ccb677d54dfab2a9b30084eec6bb396c93eb86d58b42cc00267fd0f54f391f32',
  },
  '0.8.37': {
    published: '0.8.37',
    integrity:
      'sha512-ieUYdPDRGNKMsZpCfi9tY64Q+ASoL8tyhLuvf9cFiqDs+6ijlx8Wn2CRi0N71AlCvRx0V092rlUYu3b3PuxWlA==',
    bytes: 6476046,
    sha256: '221d7a667378b5068d913e75fe092507e061363cd1d23b64c49ae82febabad4c',
  },
}
