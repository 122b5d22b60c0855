/** A floor is a layer, its folders are rooms, what lies beside them its ground. All may import own room and ground. */
export interface Floor {
  /** Folders and files outside of the floor. */
  readonly may: readonly string[];
  /** npm packages; `node:*` stands for all of Node's modules. */
  readonly packages?: readonly string[];
  readonly rooms?: Readonly<Record<string, Room>>;
  /** Rooms that files of the ground may import. */
  readonly ground?: readonly string[];
  /** What all rooms share stays little. */
  readonly maxGroundFiles?: number;
  /** Files of the ground never import each other. */
  readonly isListOfDoors?: true;
}

interface Room {
  /** Other rooms of the floor. */
  readonly rooms?: readonly string[];
  /** Beyond those of the floor. */
  readonly packages?: readonly string[];
  /** Shows what all other rooms know on one screen or in one list, so it may know more than four. */
  readonly gathers?: true;
}

const aws = {
  cognito: '@aws-sdk/client-cognito-identity-provider',
  dynamodb: '@aws-sdk/client-dynamodb',
  documents: '@aws-sdk/lib-dynamodb',
  s3: '@aws-sdk/client-s3',
  ses: '@aws-sdk/client-ses',
  signer: '@aws-sdk/s3-request-presigner',
  upload: '@aws-sdk/lib-storage',
} as const;

const forms = ['react-hook-form', '@hookform/resolvers', 'zod'];

export const importTable: Readonly<Record<string, Floor>> = {
  domain: {
    may: [],
    packages: ['zod'],
    ground: [
      'booking',
      'care',
      'customer',
      'mail',
      'message',
      'offer',
      'operations',
      'photo',
      'price',
      'privacy',
      'record',
      'review',
      'visit',
    ],
    maxGroundFiles: 14,
    rooms: {
      booking: { rooms: ['mail', 'photo', 'price'] },
      care: { rooms: ['place', 'price', 'visit'] },
      calendar: { rooms: ['customer', 'mail', 'place', 'price', 'sky', 'visit'], gathers: true },
      customer: { rooms: ['booking', 'mail', 'place', 'privacy'] },
      lead: { rooms: ['booking', 'mail', 'price', 'visit'] },
      mail: { rooms: ['visit'] },
      message: { rooms: ['photo', 'price', 'privacy', 'visit'] },
      offer: { rooms: ['message', 'price', 'visit'] },
      operations: {
        rooms: [
          'booking',
          'calendar',
          'customer',
          'lead',
          'mail',
          'offer',
          'photo',
          'price',
          'privacy',
          'record',
          'review',
          'site',
          'status',
          'today',
          'visit',
        ],
        gathers: true,
      },
      photo: {},
      place: {},
      price: {},
      privacy: { rooms: ['mail'] },
      record: { rooms: ['mail', 'offer', 'price', 'visit'] },
      review: { rooms: ['message'] },
      session: {},
      site: { rooms: ['place', 'price'] },
      sky: { rooms: ['place', 'price'], packages: ['@neaps/tide-predictor', 'suncalc'] },
      status: {
        rooms: [
          'care',
          'customer',
          'mail',
          'message',
          'offer',
          'photo',
          'price',
          'privacy',
          'record',
          'review',
          'visit',
        ],
        gathers: true,
      },
      today: {
        rooms: ['calendar', 'customer', 'mail', 'offer', 'price', 'privacy', 'review', 'sky', 'visit'],
        gathers: true,
      },
      visit: { rooms: ['place', 'sky'] },
    },
  },
  content: { may: ['domain'] },
  edge: { may: ['domain'] },
  functions: {
    may: ['domain', 'functions/data', 'functions/runtime', 'functions/use-cases'],
    isListOfDoors: true,
  },
  'functions/jobs': {
    may: [
      'domain',
      'functions/data',
      'functions/mail',
      'functions/runtime',
      'functions/use-cases',
      'functions/weather',
    ],
    packages: ['aws-lambda'],
    ground: ['photos'],
    rooms: { photos: { packages: ['node:*', 'wasm-vips'] } },
  },
  'functions/use-cases': {
    may: ['domain', 'functions/data', 'functions/mail', 'functions/runtime'],
    packages: ['node:*'],
    ground: ['care', 'mail', 'photo', 'status', 'visit'],
    maxGroundFiles: 10,
    rooms: {
      booking: { rooms: ['photo'] },
      care: { rooms: ['mail', 'visit'] },
      lead: { rooms: ['visit'] },
      mail: {},
      offer: { rooms: ['mail', 'visit'] },
      photo: { rooms: ['mail'] },
      record: {},
      status: {},
      visit: { rooms: ['mail', 'photo'] },
    },
  },
  'functions/mail': {
    may: ['domain', 'functions/runtime'],
    packages: [aws.ses, 'node:*', 'nodemailer', 'ulid', 'zod'],
  },
  'functions/weather': { may: ['domain', 'functions/runtime'], packages: ['zod'] },
  'functions/data': {
    may: ['content', 'domain', 'functions/runtime'],
    packages: [aws.dynamodb, aws.documents, aws.s3, 'node:*', 'ulid', 'zod'],
    ground: ['lead', 'search'],
    maxGroundFiles: 12,
    rooms: {
      content: {},
      customer: { rooms: ['search'] },
      lead: { rooms: ['customer', 'privacy', 'search', 'visit'] },
      mail: { rooms: ['lead', 'search', 'visit'] },
      photo: { packages: [aws.signer] },
      privacy: { rooms: ['customer', 'search'] },
      record: { rooms: ['lead'] },
      search: { rooms: ['visit'], packages: [aws.upload, aws.signer] },
      settings: {},
      visit: { rooms: ['settings'] },
    },
  },
  'functions/runtime': {
    may: ['domain'],
    packages: [
      '@aws-lambda-powertools/logger',
      '@aws-lambda-powertools/metrics',
      '@middy/core',
      aws.cognito,
      'aws-jwt-verify',
      'aws-lambda',
      'node:*',
    ],
  },
  web: {
    may: ['content', 'domain', 'web/admin'],
    packages: ['react', 'react-dom', 'react-router-dom'],
    ground: ['blog', 'components', 'content', 'routes'],
    rooms: {
      analytics: { rooms: ['api', 'storage'] },
      api: { rooms: ['storage'] },
      blog: {
        rooms: ['api', 'components', 'pictures', 'structured-data', 'styles'],
        packages: ['markdown-it'],
      },
      booking: {
        rooms: ['analytics', 'api', 'components', 'content', 'estimator', 'photos', 'storage', 'styles'],
        packages: ['zod'],
      },
      components: { rooms: ['pictures', 'structured-data', 'styles', 'toasts'] },
      content: { rooms: ['components'] },
      entries: {
        rooms: [
          'analytics',
          'api',
          'components',
          'content',
          'estimator',
          'gallery',
          'home',
          'routes',
          'status',
          'styles',
          'toasts',
        ],
        packages: ['node:*'],
      },
      estimator: { rooms: ['components', 'content', 'storage', 'styles'] },
      gallery: { rooms: ['components', 'pictures', 'styles'] },
      home: { rooms: ['components', 'content', 'estimator'] },
      photos: { rooms: ['api', 'components', 'styles'] },
      pictures: {},
      quote: { rooms: ['components', 'storage'] },
      routes: {
        rooms: [
          'api',
          'blog',
          'booking',
          'components',
          'content',
          'estimator',
          'gallery',
          'home',
          'pictures',
          'quote',
          'status',
          'structured-data',
          'styles',
        ],
      },
      status: {
        rooms: ['api', 'booking', 'components', 'gallery', 'photos', 'quote', 'storage', 'styles'],
      },
      storage: {},
      'structured-data': {},
      styles: {},
      toasts: { rooms: ['storage'] },
    },
  },
  'web/admin': {
    may: [
      'domain',
      'web/api',
      'web/components',
      'web/content',
      'web/photos',
      'web/quote',
      'web/storage',
      'web/styles',
      'web/toasts',
    ],
    packages: ['@tanstack/react-query', 'radix-ui', 'react', 'react-router-dom', ...forms],
    ground: ['frame', 'job-photo', 'lead-dialog', 'session', 'today'],
    maxGroundFiles: 12,
    rooms: {
      calendar: {
        rooms: ['data', 'frame', 'lead', 'settings', 'visit'],
        packages: ['@fullcalendar/react'],
        gathers: true,
      },
      customer: { rooms: ['data', 'frame', 'lead', 'message'] },
      data: { rooms: ['device', 'session'] },
      device: { packages: ['idb'] },
      finish: { rooms: ['data', 'job-photo', 'lead', 'settings'] },
      frame: { rooms: ['device', 'session'], packages: ['sonner'] },
      'job-photo': { rooms: ['data'] },
      lead: { rooms: ['data'] },
      'lead-dialog': {
        rooms: ['customer', 'data', 'frame', 'lead', 'message', 'offer', 'photo', 'review', 'visit'],
        gathers: true,
      },
      'lead-list': { rooms: ['data', 'lead'] },
      message: { rooms: ['data', 'lead', 'photo'] },
      money: { rooms: ['data', 'lead', 'message'] },
      'new-lead': { rooms: ['customer', 'data'] },
      offer: { rooms: ['data', 'lead', 'settings'] },
      photo: { rooms: ['lead'] },
      review: { rooms: ['data', 'lead'] },
      session: { rooms: ['device'], packages: ['aws-amplify', 'uqr'] },
      settings: { rooms: ['data', 'lead', 'session'] },
      today: { rooms: ['data', 'device', 'lead', 'message', 'offer', 'session', 'visit'], gathers: true },
      visit: { rooms: ['data', 'lead', 'settings'] },
      waiting: { rooms: ['data', 'device', 'session'] },
    },
  },
  prerender: {
    may: ['content', 'domain', 'edge', 'web'],
    packages: ['gray-matter', 'node:*', 'vite', 'zod'],
  },
  pictures: { may: ['domain'], packages: ['node:*', 'sharp'] },
  lib: {
    may: [
      'domain',
      'edge',
      'functions/data/keys.ts',
      'functions/runtime/env.ts',
      'functions/runtime/metric-names.ts',
    ],
    packages: [
      '@aws-sdk/credential-provider-env',
      'aws-cdk-lib',
      'cdk-nag',
      'constructs',
      'esbuild',
      'node:*',
    ],
  },
  bin: { may: ['lib'], packages: ['aws-cdk-lib', 'node:*'] },
  local: {
    may: ['domain', 'edge', 'functions', 'lib/grants.ts', 'pictures', 'prerender'],
    packages: [
      '@20minutes/s3rver',
      aws.cognito,
      aws.documents,
      aws.dynamodb,
      aws.s3,
      'aws-jwt-verify',
      'aws-lambda',
      'cognito-local',
      'dynalite',
      'find-my-way',
      'node:*',
      'nodemailer',
      'otpauth',
      'playwright-core',
      'postal-mime',
      'sharp',
      'vite',
      'zod',
    ],
  },
  commands: {
    may: ['content', 'domain', 'edge', 'functions', 'lib', 'prerender', 'web'],
    packages: [aws.cognito, aws.s3, 'node:*', 'vite', 'zod'],
  },
  bench: {
    may: ['commands', 'domain', 'functions', 'lib', 'local'],
    packages: [
      aws.cognito,
      aws.documents,
      aws.dynamodb,
      'lighthouse',
      'node:*',
      'playwright-core',
      'selfsigned',
      'sharp',
    ],
  },
};
