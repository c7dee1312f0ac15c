type Output = { write(text: string): unknown };

/** The lines of one turn of the event loop are written together: under load, a write for each takes as long as finding its session. */
export function inTurns(output: Output) {
  let lines = '';
  const flush = (): void => {
    const text = lines;
    lines = '';
    if (text) output.write(text);
  };
  return {
    flush,
    write(line: string): void {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}

/** Where the log goes. What is left when the process ends, by itself or by an error, is written then. */
export const logOutput = inTurns(process.stdout);
process.on('exit', logOutput.flush);
