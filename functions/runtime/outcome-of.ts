import type { ErrorReason } from '#domain/operations/errors.ts';
import { AppError } from './app-error.ts';

interface Outcome {
  readonly ok: boolean;
  readonly reason?: ErrorReason;
  readonly error?: string;
}

/** Does one of several: a refusal concerns it alone; whatever else goes wrong fails the call, which may be repeated. */
export async function outcomeOf(act: () => Promise<unknown>): Promise<Outcome> {
  try {
    await act();
    return { ok: true };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { reason } = error.details;
    return { ok: false, ...(reason && { reason }), error: error.message };
  }
}
