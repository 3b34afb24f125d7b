import Domain

struct FileTree {
    /// Sorted by path.
    var files: [TreeFile] = []
    var failures: [ExchangeFailure] = []
    var warnings: [ExchangeWarning] = []

    /// In bytes.
    var size: Int { files.reduce(0) { $0 + $1.size } }

    mutating func refuse(_ path: String, _ problem: (_ path: String) -> SourceProblem) {
        failures.append(ExchangeFailure(problem(TextCleaner.line(path)), file: TextCleaner.line(path)))
    }

    mutating func warn(_ path: String, _ sentence: RecordRemark.Sentence) {
        let place = ExchangePlace(file: TextCleaner.line(path), record: "-")
        warnings.append(ExchangeWarning(place: place, remark: RecordRemark(sentence)))
    }

    /// Whether it is a hidden or system file.
    static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.first == "." && $0 != "." && $0 != ".." || $0 == "__MACOSX" }
    }
}

struct TreeFile {
    /// Its path below the source, cleaned for a report.
    let path: String
    /// Its unpacked size in bytes.
    let size: Int
    /// Opens it; can be called repeatedly.
    let open: () throws(SourceProblem) -> any ByteSource

    var parts: [Substring] { path.split(separator: "/") }
}
