export * from './Keypad';
