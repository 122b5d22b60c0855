/** Status of the timeline entry that says the owner opened a text message to the customer. */
export const textOpened = 'Text message opened';
