/** Invented people. Their mailboxes lie at example.com and their numbers in the range kept for fiction. */
export const demoNames = [
  'Ana Ortiz',
  'Ben Whitlock',
  'Carla Núñez',
  'Dmitri Halloran',
  'Elena Marsh',
  'Frank Okafor',
  'Grace Tanaka',
  'Hugo Lindqvist',
  'Imani Brooks',
  'José Villareal',
  'Kayla Redmond',
  'Luc Bélanger',
  'Mei-Ling Chau',
  'Nate Corrigan',
  'Olivia Santangelo',
  'Priya Raman',
  'Quentin Ashby',
  'Rosa Delgado-Pike',
  'Soren Madsen',
  'Tess Kowalczyk',
  'Umar Siddiqui',
  'Valerie Fontaine',
  'Wes Hargrove',
  'Ximena Cordero',
  'Yusuf Demir',
  'Zoë Abernathy',
  'Arthur Pell',
  'Bianca Moretti',
  'Colin MacRae',
  'Delia Quan',
  'Ezra Feldstein',
  'Fiona Gallagher-Reyes',
  'Gus Papadakis',
  'Hannah Ostrow',
  'Ivan Petrosyan',
  'Joelle Mercier',
  'Kenji Moriwaki',
  'Lourdes Aguilar',
  'Marcus Thibodeaux',
  'Nadia Haddad',
  'Owen Prescott',
  'Paula Stavros',
  'Ray Castellano',
  'Simone Achebe',
  'Theo Vandermeer',
  'Ursula Brandt',
  'Vince Tedesco',
  'Wanda Kealoha',
  'Xavier Boone',
  'Yolanda Pruitt',
  'Zack Birnbaum',
  'Aisha Coleman',
  'Bjorn Eklund',
  'Celeste Navarro',
  'Duncan Fairweather',
  'Esther Kim',
  'Farid Mansour',
  'Gemma Strickland',
  'Hector Solís',
  'Ingrid Vasquez',
] as const;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z\s-]/g, '')
    .toLowerCase();

export const demoEmail = (name: string): string => `${plain(name).trim().replace(/\s+/g, '.')}@example.com`;

const areaCodes = ['310', '424', '805', '818', '562'] as const;

/** `(310) 555-0142`: the numbers from 555-0100 to 555-0199 belong to nobody. */
export const demoPhone = (number: number): string =>
  `(${areaCodes[number % areaCodes.length]}) 555-01${String((number * 7) % 100).padStart(2, '0')}`;
