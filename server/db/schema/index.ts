export * from './activity';
export * from './auction';
export * from './catalogue';
export * from './collectible';
export * from './escrow';
export * from './culture';
export * from './life';
export * from './group';
export * from './marketing';
export * from './member';
export * from './order';
export * from './promo';
export * from './site';
export * from './storeStock';
export * from './afterSale';
export * from './task';
export * from './wholesale';
/** @public read by drizzle-kit */
export { ids } from '../columns';
