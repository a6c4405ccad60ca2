export * from './Calendar';
export * from './Clock';
