/** Whether a page has no content before its scripts run, as with `ssg: false`. */
export const isEmptyPage = (html: string): boolean => /id="__rspress_root"[^>]*><\/div>/.test(html);
