/** Words that attackers try first: this business's own, and the stems of the most common passwords. */
const guessable = [
  ...['boat', 'detail', 'bdla', 'yacht', 'losangeles', 'los-angeles'],
  ...[
    'password',
    'passw0rd',
    'p@ssw',
    'welcome',
    'letmein',
    'changeme',
    'secret',
    'admin',
    'login',
    'master',
  ],
  ...['qwerty', 'asdfgh', 'zxcvbn', '1q2w3e', 'abc123', '12345', '54321', '11111', '00000'],
  ...['iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'dragon', 'monkey', 'summer', 'winter'],
];

export const guessableWordIn = (password: string): string | undefined =>
  guessable.find((word) => password.toLowerCase().includes(word));
