package import Domain

/// How a work is named in a line.
package enum WorkText {
    /// The title with its year, `Metropolis (1927)`.
    package static func titled(_ work: WorkReference, _ language: Language) -> String {
        "\(work.title[language]) (\(work.year))"
    }
}
