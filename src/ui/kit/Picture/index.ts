export * from './Picture';
export { pictureUrl } from './source';
