/** The dimension `service` tells stages apart. */
export const metricNamespace = 'BoatDetailing';

export const serviceName = (stage: string): string => `boat-detailing-${stage}`;

/** Leads whose tasks are overdue for longer raise an alarm: an outage, or a lead that keeps failing. */
export const owedForLongMinutes = 15;

export const metricNames = {
  leads: 'Leads',
  leadsQuarantined: 'LeadsQuarantined',
  owedForLong: 'LeadsOwedForLong',
  /** Hours since the oldest forecast that is wanted was fetched. */
  forecastAge: 'ForecastAgeHours',
  publishesFailed: 'PublishesFailed',
  searchSize: 'SearchIndexLeads',
  searchLoad: 'SearchLoadTime',
  /** These four are also counted per kind of email. */
  mailsSent: 'MailsSent',
  /** An outage, or no answer. */
  mailsFailed: 'MailsFailed',
  /** The address is bad. */
  mailsRefused: 'MailsRefused',
  /** Bounces and complaints, reported later by Amazon. */
  mailsReturned: 'MailsReturned',
} as const;

export const mailKindDimension = 'mail_kind';
