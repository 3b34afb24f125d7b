package import Domain

/// A file that a command writes for its owner alone, atomically.
package enum OwnFile {
    /// - Throws: `TransferProblem`; an existing file stays unchanged.
    package static func write(_ text: String, to path: String, isOverwriting: Bool) throws(TransferProblem) {
        let name = PlainText.line(path, limit: 400)
        if let problem = OutputCheck.problem(path, name: name, isOverwriting: isOverwriting) { throw problem }
        do throws(OutputFile.Failure) {
            let file = try OutputFile(path: path, mode: 0o600)
            try file.write(text)
            try file.finish()
        } catch {
            throw .target(name: name, .failed(FileTrouble(code: error.code)))
        }
    }
}
