/// The files that are read together, and what of them is refused.
struct FileTree {
    /// In the order of their paths.
    var files: [TreeFile] = []
    /// What is refused, with the reason.
    var failures: [ExchangeFailure] = []
    /// What was left out.
    var warnings: [ExchangeWarning] = []

    /// Bytes of all of them.
    var size: Int { files.reduce(0) { $0 + $1.size } }

    mutating func refuse(_ path: String, _ reason: String) {
        let file = TextCleaner.line(path)
        failures.append(ExchangeFailure(file: file, record: "-", kind: .file, reason: reason))
    }

    mutating func warn(_ path: String, _ text: String) {
        warnings.append(ExchangeWarning(place: ExchangePlace(file: TextCleaner.line(path), record: "-"), text: text))
    }

    /// Whether a program left it there for itself.
    static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.first == "." && $0 != "." && $0 != ".." || $0 == "__MACOSX" }
    }
}
