export * from './Check';
