import ArgumentParser

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto
    case always
    case never
}
