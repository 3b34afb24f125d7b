import Testing

/// The built program in real terminals. One test at a time: they wait for other processes, and several at once on a
/// small machine would wait for each other. The shortest limit around a test counts, so the monkey's is that of all.
@Suite(.serialized, .timeLimit(.minutes(MonkeyRun.minutes)))
enum EndToEnd {}
