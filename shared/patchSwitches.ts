import { z } from 'zod';

/** An option that switches patches off by name. */
export function patchSwitches<const Name extends string>(names: readonly Name[]) {
  const switches = names.map(name => [name, z.boolean().optional()]);
  return z.strictObject(Object.fromEntries(switches) as Record<Name, z.ZodOptional<z.ZodBoolean>>);
}
