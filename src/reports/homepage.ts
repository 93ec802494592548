/** Where readers of a report find out what Sevengates is. */
export const homepage = 'https://github.com/sevengates/sevengates'
