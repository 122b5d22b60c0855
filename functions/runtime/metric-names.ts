/** Namespace of all metrics; the dimension `service` tells stages apart. */
export const metricNamespace = 'BoatDetailing';

/** What logs and metrics of a stage call themselves. */
export const serviceName = (stage: string): string => `boat-detailing-${stage}`;

/** What is counted. lib/ draws these and sets its alarms on them. */
export const metricNames = {
  leads: 'Leads',
  leadsQuarantined: 'LeadsQuarantined',
  /** Leads that have owed a mail or their photos for longer than they should. */
  owedForLong: 'LeadsOwedForLong',
  /** Hours since the oldest forecast that is wanted was fetched. */
  forecastAge: 'ForecastAgeHours',
  searchSize: 'SearchIndexLeads',
  searchLoad: 'SearchLoadTime',
  /** These four by kind of mail as well. */
  mailsSent: 'MailsSent',
  /** An outage, or no answer. */
  mailsFailed: 'MailsFailed',
  /** Never to be taken: the address is bad. */
  mailsRefused: 'MailsRefused',
  /** Bounces and complaints, told by Amazon afterwards. */
  mailsReturned: 'MailsReturned',
} as const;

/** Dimension that holds the kind of a mail. */
export const mailKindDimension = 'mail_kind';
