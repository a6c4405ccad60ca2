import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a secret with what a stranger sent, of any length and alphabet, in a time that tells nothing about either. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
