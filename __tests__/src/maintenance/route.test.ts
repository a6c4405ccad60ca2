/** The order of a day on the road and where its stops stand on the drawn map. */
import fc from 'fast-check';
import { layoutOf } from '@/maintenance/route/layout';
import { byDistance, isAway, lengthOf, moveBy } from '@/maintenance/route/order';

const at = (lat: number, lng = 120.15) => ({ lat, lng });

it('goes to the nearest next, and to whoever has no place last', () => {
  const far = { id: 1, geo: at(30.3) };
  const near = { id: 2, geo: at(30.25) };
  const none: { id: number; geo?: ReturnType<typeof at> } = { id: 3 };
  const middle = { id: 4, geo: at(30.27) };
  expect(byDistance([far, near, none, middle], at(30.24)).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  expect(byDistance([none], at(30.24))).toEqual([none]);
  expect(byDistance([far, near], undefined).map(({ id }) => id)).toEqual([1, 2]);
});

it('keeps every stop exactly once, whatever the order', () => {
  const anyStop = fc.record({
    id: fc.nat(),
    geo: fc.option(
      fc.record({
        lat: fc.double({ min: -80, max: 80, noNaN: true }),
        lng: fc.double({ min: -179, max: 179, noNaN: true }),
      }),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(fc.array(anyStop, { maxLength: 10 }), (stops) => {
      const list = stops.map(({ id, geo }) => ({ id, ...(geo && { geo }) }));
      expect(
        byDistance(list, at(30))
          .map(({ id }) => id)
          .sort(),
      ).toEqual(list.map(({ id }) => id).sort());
    }),
  );
});

it('moves one place, and nowhere past the ends', () => {
  expect(moveBy(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moveBy(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

it('is as long as its legs; what has no place is left out', () => {
  expect(lengthOf([{ geo: at(30) }, {}, { geo: at(30.01) }])).toBe(1112);
  expect(lengthOf([{ geo: at(30) }])).toBe(0);
});

it('rule 31.9: is away where distance less accuracy is more than 500 m', () => {
  expect([isAway(500), isAway(501), isAway(900, 400), isAway(901, 400)]).toEqual([false, true, false, true]);
});

it('stands within the map, whatever lies where', () => {
  const box = { width: 375, height: 260, pad: 48 };
  const anyPoint = fc.record({
    lat: fc.double({ min: 20, max: 50, noNaN: true }),
    lng: fc.double({ min: 80, max: 130, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(anyPoint, { minLength: 1, maxLength: 10 }), (points) => {
      const { at: placed, legs } = layoutOf(points, box);
      expect(legs).toHaveLength(points.length - 1);
      for (const { x, y } of placed) {
        expect(x).toBeGreaterThanOrEqual(box.pad - 1);
        expect(x).toBeLessThanOrEqual(box.width - box.pad + 1);
        expect(y).toBeGreaterThanOrEqual(box.pad - 1);
        expect(y).toBeLessThanOrEqual(box.height - box.pad + 1);
      }
    }),
  );
  expect(layoutOf([], box).at).toEqual([]);
});
