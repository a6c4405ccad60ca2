/** A number with its target, what it means, where it comes from, and the rows that come to it. */
import type { ReactElement } from 'react';
import type { ReportFigure } from '@/contract';
import { listTime } from '@/core/lib/time';
import { open as openAddress } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { figureText, SOURCES } from './range';

/** 目标 9,000.00 差 574.00 · nothing without a target. */
function aimOf({ cell: { target, value }, column }: ReportFigure): string {
  if (target === undefined) return '';
  const gap = value === '' ? 0 : Number(target) - Number(value);
  return `目标 ${figureText(target, column, true)}${gap > 0 ? `　差 ${figureText(String(gap), column, true)}` : ''}`;
}

export function FigureStory({ figure }: { figure: ReportFigure }): ReactElement {
  const { cell, column, meaning, asOf, behind } = figure;
  return (
    <>
      <Stack row gap={16} align="baseline" wrap>
        <Words size="hero" serif figures>
          {figureText(cell.value, column, true)}
        </Words>
        <Note>{`${column.unit}　${aimOf(figure)}`}</Note>
      </Stack>
      <Note block>{`${meaning}。${SOURCES[column.source]}，截至 ${listTime(asOf)}`}</Note>
      {behind.length > 0 && (
        <Cells>
          {behind.map(({ key, label, value, link }) => (
            <Cell
              key={key}
              label={label}
              arrow={link !== undefined}
              onPress={link ? () => void openAddress(link) : undefined}
            >
              {figureText(value, column, true)}
            </Cell>
          ))}
        </Cells>
      )}
    </>
  );
}
