import { Id, Json, Media, Ok, Optional, Page, PageNo, Shape, Text, Type, type SchemasFor, type Static } from '../kit';
import type { fileEndpoints } from './endpoints';

/** `duration` in seconds; `cover` is a picture its sender took of it. */
export const OwnVideo = Shape({ ...Media.properties, id: Id, cover: Optional(Text) });

const Start = Type.Number({ minimum: 0, maximum: 1 });
const Share = Type.Number({ exclusiveMinimum: 0, maximum: 1 });
/** A part of a picture in fractions of it, as it stands upright. */
export const Crop = Shape({ x: Start, y: Start, w: Share, h: Share });

export const fileSchemas = {
  /**
   * The file itself travels as form-data field `file`: one image up to 5 MB. `crop`: what is kept of it; pictures of goods without one are
   * cut to a square by the server.
   */
  'file.images': {
    request: Shape({ scene: Optional(Text), crop: Optional(Json(Crop)) }),
    data: Media,
    limit: 30,
    daily: 300,
    file: true,
    // The picture is drawn anew and lies in its folder before its row is written.
    transaction: 'own',
  },
  /**
   * Form-data field `file`: one paper up to 20 MB, PDF, XLSX, DOCX or CSV by its bytes. Its address downloads, it never opens in place. `name`: what its sender
   * calls it, as the messenger sends a file under the name of its temporary path.
   */
  'file.files': {
    request: Shape({ scene: Optional(Text), name: Optional(Type.String({ maxLength: 300 })) }),
    data: Media,
    limit: 10,
    daily: 100,
    file: true,
    // The paper lies in its folder before its row is written.
    transaction: 'own',
  },
  /** Form-data field `file`: one mp4 up to 100 MB and five minutes. `cover`: an own uploaded picture, a frame of it; 422 without one. */
  'file.videos': {
    request: Shape({ scene: Optional(Text), cover: Optional(Type.String({ maxLength: 300 })) }),
    data: OwnVideo,
    limit: 10,
    daily: 50,
    file: true,
    // The film lies in its folder before its row is written.
    transaction: 'own',
  },
  /** Form-data field `file`: one recording as mp3, up to a minute. */
  'file.voices': {
    request: Shape({}),
    data: Media,
    limit: 30,
    daily: 300,
    file: true,
    // The recording lies in its folder before its row is written.
    transaction: 'own',
  },
  'file.ownVideos': { request: Shape({ page: PageNo }), data: Page(OwnVideo) },
  'file.videoDelete': { request: Shape({ id: Id }), data: Ok, limit: 60 },
} as const satisfies SchemasFor<typeof fileEndpoints>;

export type Crop = Static<typeof Crop>;
export type OwnVideo = Static<typeof OwnVideo>;
