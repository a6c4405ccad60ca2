export * from './Swipe';
