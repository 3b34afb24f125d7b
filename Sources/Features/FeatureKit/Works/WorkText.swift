package import Domain

package enum WorkText {
    /// The title with its year, `Metropolis (1927)`.
    package static func titled(_ work: WorkReference, _ language: Language) -> String {
        "\(work.title[language]) (\(work.year))"
    }
}
