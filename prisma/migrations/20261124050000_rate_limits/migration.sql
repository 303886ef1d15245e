-- What callers used up of their limits, for all processes together. Not logged to disk: after a crash everybody starts anew.
CREATE UNLOGGED TABLE "RateLimit" (
    key TEXT NOT NULL,
    points INTEGER NOT NULL DEFAULT 0,
    expire BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY (key)
);
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit" (expire);
