/** What CloudFormation names in AWS. Tables have their logical ids. */
export const BUCKETS = { photos: 'photos', exports: 'exports', site: 'site' } as const;
export const CONFIGURATION_SET = 'mails';
