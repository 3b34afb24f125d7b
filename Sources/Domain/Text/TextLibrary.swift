/// Reads the long texts that come with the program.
public protocol TextLibrary: Sendable {
    func text(_ name: TextName, _ language: Language) async throws -> LongText
}
