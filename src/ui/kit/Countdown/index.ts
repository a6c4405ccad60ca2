export * from './Countdown';
export { useCountdown, type CountdownOptions } from './useCountdown';
