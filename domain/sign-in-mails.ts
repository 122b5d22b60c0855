import { business } from './business.ts';

/** An email that the user pool sends; `{####}` stands for the code, `{username}` for the address. */
interface SignInMail {
  readonly subject: string;
  readonly body: string;
}

/** For somebody who was invited; the placeholders are the pool's, which refuses an invitation without both. */
export const invitationMail: SignInMail = {
  subject: `Your ${business.name} admin account`,
  body: `You've been invited to the ${business.name} admin. Log in on the /adminka/login page of the site within three days and choose a password of your own. Your email is {username} and your temporary password is {####}`,
};

/** For somebody who forgot the password. */
export const resetCodeMail: SignInMail = {
  subject: `Your ${business.name} code`,
  body: `Your code to set a new password is {####}. It works for one hour. If you didn't ask for it, you can ignore this email.`,
};
