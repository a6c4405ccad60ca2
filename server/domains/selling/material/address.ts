/** Addresses of materials: each is of one member, says what is wanted of the file, and lasts some minutes. */
import type { ServerConfig } from '../../../config';
import { signedUrl } from '../../../http/signedUrl';
import { extensionOf } from './body';
import type { Material } from './repository';

export const VIEW = 'view';
/** A picture is downloaded as JPG, which every album takes. */
export const fileName = ({ kind, file }: Pick<Material, 'kind' | 'file'>): string =>
  `file.${kind === 'image' ? 'jpg' : extensionOf(file)}`;
export const pageName = (page: number): string => `page-${page}`;

export interface Place {
  id: string;
  memberId: string;
  name: string;
}

export const pathOf = ({ id, memberId, name }: Place): string => `/materials/${id}/${memberId}/${name}`;

/** Call for who may have it only. */
export const addressOf = (config: Pick<ServerConfig, 'secret'>, place: Place, now: number): string =>
  signedUrl(config, pathOf(place), now);
