import { business } from '../business.ts';

/** Sent by Cognito; `{####}` is the code, `{username}` the email address. */
interface SignInMail {
  readonly subject: string;
  readonly body: string;
}

/** Cognito requires both placeholders in an invitation. */
export const invitationMail: SignInMail = {
  subject: `Your ${business.name} admin account`,
  body: `You've been invited to the ${business.name} admin. Log in on the /adminka/login page of the site within three days and choose a password of your own. Your email is {username} and your temporary password is {####}`,
};

export const resetCodeMail: SignInMail = {
  subject: `Your ${business.name} code`,
  body: `Your code to set a new password is {####}. It works for one hour. If you didn't ask for it, you can ignore this email.`,
};
