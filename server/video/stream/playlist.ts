/** Playlists of a stream (RFC 8216): one that goes on for ever by the clock, one of a replay, and the one that names the qualities of both. */
import { numberAt, pieceOf, type Cut } from './pieces';

interface Round {
  cuts: readonly Cut[];
  seconds: number;
}

/** Pieces that a player of the running stream is offered; it begins three of the longest before the end. */
const OFFERED = 6;

const lines = (...parts: readonly string[]): string => `${parts.join('\n')}\n`;
const longest = ({ cuts }: Round): number => Math.ceil(Math.max(...cuts.map(({ from, to }) => to - from)));
/** `sign`: what is put behind the name of a file, for a stream that not everybody may see. */
type Sign = (file: string) => string;
const plain: Sign = (file) => file;

const heading = (round: Round, sign: Sign): string[] => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${longest(round)}`,
  '#EXT-X-INDEPENDENT-SEGMENTS',
  `#EXT-X-MAP:URI="${sign('init.mp4')}"`,
];
const row = (round: Round, number: number, sign: Sign): string[] => {
  const { from, to } = pieceOf(round, number);
  return [`#EXTINF:${(to - from).toFixed(3)},`, sign(`${number}.m4s`)];
};

/** The last piece that is over at an instant; the stream began with the epoch. */
export const lastPiece = (round: Round, now: number): number => numberAt(round, now / 1000) - 1;

/** What has been sent by an instant, the newest pieces of it. The number of the first one never falls, whoever is asked. */
export function runningList(round: Round, now: number): string {
  const last = lastPiece(round, now);
  const first = Math.max(0, last - OFFERED + 1);
  const at = new Date(pieceOf(round, first).from * 1000).toISOString();
  return lines(
    ...heading(round, plain),
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-PROGRAM-DATE-TIME:${at}`,
    ...Array.from({ length: last - first + 1 }, (_, i) => row(round, first + i, plain)).flat(),
  );
}

/** The clip so many times, from its beginning to its end. */
export const wholeList = (round: Round, times: number, sign: Sign = plain): string =>
  lines(
    ...heading(round, sign),
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MEDIA-SEQUENCE:0',
    ...Array.from({ length: round.cuts.length * times }, (_, number) => row(round, number, sign)).flat(),
    '#EXT-X-ENDLIST',
  );

export interface Quality {
  /** Where its own playlist is. */
  url: string;
  label: string;
  codec: string;
  width: number;
  height: number;
  /** Bits a second: of the piece with most, and of all. */
  peak: number;
  average: number;
  /** Frames a second. */
  rate: number;
}

export const qualityList = (qualities: readonly Quality[]): string =>
  lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...qualities.flatMap(({ url, label, codec, width, height, peak, average, rate }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},CODECS="${codec},mp4a.40.2",RESOLUTION=${width}x${height},FRAME-RATE=${rate.toFixed(3)},NAME="${label}"`,
      url,
    ]),
  );
