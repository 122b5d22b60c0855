/** What is not published yet; Publish stands here alone. */
export const siteChangesPath = '/admin/site/changes';
