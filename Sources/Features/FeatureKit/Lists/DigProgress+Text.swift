package import Domain

extension DigProgress {
    /// `8 of 20 dug`, or that nobody is listed yet.
    package func text(_ strings: Strings) -> String {
        all > 0 ? strings("work.progress", String(dug), String(all)) : strings["work.progress.nobody"]
    }
}
