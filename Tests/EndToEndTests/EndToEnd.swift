import Testing

/// The built program in real terminals. One test at a time: they wait for other processes, and several at once on a
/// small machine would wait for each other.
@Suite(.serialized, .timeLimit(.minutes(5)))
enum EndToEnd {}
