import { Media, Optional, Shape, Text, type SchemasFor } from '../kit';
import type { fileEndpoints } from './endpoints';

export const fileSchemas = {
  /** The file itself travels as form-data field `file`: one image up to 5 MB. */
  'file.images': {
    request: Shape({ scene: Optional(Text) }),
    data: Media,
    limit: 30,
    daily: 300,
    file: true,
    // The picture is drawn anew and lies in its folder before its row is written.
    once: 'own',
  },
} as const satisfies SchemasFor<typeof fileEndpoints>;
