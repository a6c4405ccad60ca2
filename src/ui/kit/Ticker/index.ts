export * from './Ticker';
