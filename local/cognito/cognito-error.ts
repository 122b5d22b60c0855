/** A refusal in Cognito's form; `code` is the exception's name. */
export class CognitoError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const badCredentials = () =>
  new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
