interface EdgeResponse {
  statusCode: number;
  statusDescription?: string;
  headers: Record<string, { value: string } | undefined>;
}

/** S3 answers 200 and the request is unknown here: metadata (file-headers.ts) tells status and robots. */
export function handler(event: { response: EdgeResponse }) {
  const response = event.response;
  const status = response.headers['x-amz-meta-status'];
  const robots = response.headers['x-amz-meta-robots'];
  delete response.headers['x-amz-meta-status'];
  delete response.headers['x-amz-meta-robots'];
  if (robots !== undefined) response.headers['x-robots-tag'] = { value: robots.value };
  // A 304 must stay a 304: the browser then uses its stored copy, status included.
  if (status !== undefined && response.statusCode === 200) {
    response.statusCode = Number(status.value);
    response.statusDescription = 'Not Found';
  }
  return response;
}
