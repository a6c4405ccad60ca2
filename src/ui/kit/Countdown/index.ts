export * from './Countdown';
export { useCountdown } from './useCountdown';
