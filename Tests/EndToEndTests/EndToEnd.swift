import Testing

/// The built program in real terminals. Runs one test at a time, because several would slow each other down on a small
/// machine. The shortest enclosing time limit applies, so all tests get that of the monkey.
@Suite(.serialized, .timeLimit(.minutes(MonkeyRun.minutes)))
enum EndToEnd {}
