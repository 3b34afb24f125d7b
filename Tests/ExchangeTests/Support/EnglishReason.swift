import Domain
import TestSupport

extension ImportFailure {
    /// What a report says of it in English.
    var reason: String { remark?.english ?? "" }

    /// The problem with a whole file.
    var sourceProblem: SourceProblem? {
        if case .source(let problem)? = problem { problem } else { nil }
    }
}

extension ImportWarning {
    /// What a report says of it in English.
    var text: String { remark.english }
}
