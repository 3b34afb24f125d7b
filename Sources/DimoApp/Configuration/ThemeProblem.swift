/// Why a theme cannot be used.
struct ThemeProblem: Error, CustomStringConvertible {
    let description: String
}
