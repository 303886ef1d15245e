/** An address that a name resolves to. */
export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/** A place to dial instead of what DNS says. */
export interface Target {
  address: string;
  port: number;
}

/** Everything of an analysis that touches the world: passed in, so that tests run on made sites without patches. */
export interface World {
  /** Every address of a name. Rejects when it has none. */
  resolve(hostname: string): Promise<ResolvedAddress[]>;
  /** How many names {@link resolve} looks up at a time; others wait for their turn. */
  lookupsAtATime: number;
  /** The operator's private hosts (`ANALYSIS_RESOLVE`): exact hostname → where it is dialled, in plain HTTP, unguarded. */
  connectTo: ReadonlyMap<string, Target>;
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** What robots.txt and the sites' logs know us by. */
  userAgent: string;
  /** For a whole analysis. */
  deadlineMilliseconds: number;
}
