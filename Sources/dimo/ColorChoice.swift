import ArgumentParser

/// When to use colours, `--color`.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto
    case always
    case never
}
