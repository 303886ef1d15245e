/** By which the proxy tells layouts, which don't know it, the path that is asked for. */
export const PATH_HEADER = "x-marque-path";
