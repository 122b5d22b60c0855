import { shippedContent } from '#content/shipped.ts';
import { type Content, type ContentKind, contentSchemas } from '#domain/content/content.ts';
import { withDefaults } from '#domain/content/with-defaults.ts';

/** Of an item stored before a field was there, with what ships of that field. */
export const storedContent = <Kind extends ContentKind>(kind: Kind, stored: unknown): Content[Kind] =>
  contentSchemas[kind].parse(withDefaults(stored, shippedContent[kind])) as Content[Kind];
